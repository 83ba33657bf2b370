/** The pack of the page in one file: several parts, compressed together, as base64. */

/** The parts by name. Before decompression: gzip; after it: the length of a JSON object in four bytes, that object with the lengths of the parts in their order, the parts. */
export async function unpack(base64: string): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const packed = Uint8Array.from(atob(base64.trim()), (sign) => sign.charCodeAt(0));
  const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  const bytes = await new Response(plain).arrayBuffer();
  const head = new DataView(bytes).getUint32(0);
  const lengths = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, head))) as Record<string, number>;
  const parts = new Map<string, Uint8Array<ArrayBuffer>>();
  let at = 4 + head;
  for (const [name, length] of Object.entries(lengths)) {
    parts.set(name, new Uint8Array(bytes, at, length));
    at += length;
  }
  return parts;
}
