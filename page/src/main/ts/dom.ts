/** Small helpers that make elements and bring what is on the screen in line with new ones. */

export type Child = Node | string | number | null | undefined | false;
type Handler = (event: any) => void;
export type Props = Record<string, string | number | boolean | null | undefined | Handler>;

const SVG = "http://www.w3.org/2000/svg";
const HANDLERS = Symbol("handlers");
type Handled = Element & { [HANDLERS]?: Record<string, Handler> };

function fill<E extends Element>(element: E, props: Props, children: Child[]): E {
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === "function") {
      handle(element, name.slice(2), value);
    } else if (value !== null && value !== undefined && value !== false) {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  for (const child of children) {
    if (child !== null && child !== undefined && child !== false) {
      element.append(child instanceof Node ? child : String(child));
    }
  }
  return element;
}

/** Handlers are looked up when an event comes, so that morph can replace them. */
function handle(element: Handled, type: string, handler: Handler): void {
  const known = (element[HANDLERS] ??= {});
  if (!(type in known)) {
    element.addEventListener(type, (event) => element[HANDLERS]?.[type]?.(event));
  }
  known[type] = handler;
}

/** An HTML element: attributes, `onclick` and the like as functions, then children. */
export function h<K extends keyof HTMLElementTagNameMap>(tag: K, props: Props = {}, ...children: Child[]): HTMLElementTagNameMap[K] {
  return fill(document.createElement(tag), props, children);
}

/** An SVG element. */
export function s<K extends keyof SVGElementTagNameMap>(tag: K, props: Props = {}, ...children: Child[]): SVGElementTagNameMap[K] {
  return fill(document.createElementNS(SVG, tag) as SVGElementTagNameMap[K], props, children);
}

/** Makes the children of a host equal to these, and keeps the elements, the focus and the scrolling that can be kept. */
export function render(host: Element, ...children: Child[]): void {
  const wanted = document.createElement("div");
  fill(wanted, {}, children);
  morphChildren(host, wanted);
}

function morphChildren(from: Element, to: Element): void {
  const wanted = [...to.childNodes];
  wanted.forEach((node, i) => {
    const old = from.childNodes[i];
    if (!old) {
      from.append(node);
    } else if (!alike(old, node)) {
      from.replaceChild(node, old);
    } else if (node instanceof Element) {
      morph(old as Element, node);
    } else if (old.nodeValue !== node.nodeValue) {
      old.nodeValue = node.nodeValue;
    }
  });
  while (from.childNodes.length > wanted.length) {
    from.lastChild!.remove();
  }
}

function alike(a: Node, b: Node): boolean {
  return a.nodeName === b.nodeName && (!(a instanceof Element) || a.getAttribute("data-key") === (b as Element).getAttribute("data-key"));
}

function morph(old: Handled, wanted: Handled): void {
  for (const { name } of [...old.attributes]) {
    // What a person has opened stays open.
    if (!wanted.hasAttribute(name) && name !== "open") {
      old.removeAttribute(name);
    }
  }
  for (const { name, value } of wanted.attributes) {
    if (old.getAttribute(name) !== value) {
      if (name === "style") {
        // A strict Content-Security-Policy refuses the attribute, not the property.
        (old as HTMLElement).style.cssText = value;
      } else {
        old.setAttribute(name, value);
      }
    }
  }
  for (const type of Object.keys(old[HANDLERS] ?? {})) {
    if (!wanted[HANDLERS]?.[type]) {
      delete old[HANDLERS]![type];
    }
  }
  for (const [type, handler] of Object.entries(wanted[HANDLERS] ?? {})) {
    handle(old, type, handler);
  }
  morphChildren(old, wanted);
  if (old instanceof HTMLInputElement || old instanceof HTMLSelectElement) {
    const field = wanted as HTMLInputElement;
    if (old instanceof HTMLInputElement) {
      old.checked = field.checked;
    }
    if (old !== document.activeElement && old.value !== field.value) {
      old.value = field.value;
    }
  }
}

/** Scrolls a list, and nothing around it, so that an item is in sight. The list must be what the item's offset is counted from. */
export function showInside(item: HTMLElement, list: HTMLElement): void {
  const most = item.offsetTop - 8;
  const least = item.offsetTop + item.offsetHeight + 8 - list.clientHeight;
  list.scrollTop = Math.max(least, Math.min(most, list.scrollTop));
}

/** An icon, drawn with strokes in a square of 24. */
export function icon(path: string): SVGSVGElement {
  return s("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, s("path", { d: path }));
}
