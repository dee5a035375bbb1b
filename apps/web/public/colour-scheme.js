// Runs before the first paint, so that a dark page is never white for a moment. It is a file of its
// own because the content policy allows no inline script. The key is the one Mantine stores under.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem("mantine-color-scheme-value");
  } catch {
    // Storage may be closed to this site; the device then decides.
  }
  const dark =
    choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
})();
