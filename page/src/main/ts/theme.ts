/** Sets light or dark before anything is drawn; style.css follows the system when neither is chosen. */
const theme = localStorage.getItem("oxo.theme");
if (theme === '"light"' || theme === '"dark"') {
  document.documentElement.dataset.theme = JSON.parse(theme) as string;
}
export {};
