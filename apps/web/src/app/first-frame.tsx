/** The empty frame of `index.html`, for as long as the code of the page is on its way: nothing goes blank. */
export function FirstFrame() {
  return (
    <div className="first-frame" aria-hidden="true">
      <span translate="no">Curie</span>
    </div>
  );
}
