/** Sets light or dark before anything is drawn; style.css follows the system when neither is chosen. */
import { load } from "./store";

const theme = load<unknown>("theme", null);
if (theme === "light" || theme === "dark") {
  document.documentElement.dataset.theme = theme;
}
