import "#ui/theme/tokens.css";
import "#ui/theme/fonts.css";
import "#ui/theme/page.css";
import "#ui/theme/first-frame.css";

/** A page in the background is never painted; the application starts there all the same. */
const patienceMs = 500;

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    // The second frame begins when the first one has been painted.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    setTimeout(resolve, patienceMs);
  });
}

// The empty frame is seen before a third of a megabyte of application is read and run.
await firstPaint();
await import("#app/start.tsx");
