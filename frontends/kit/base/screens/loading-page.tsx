/** Takes the place of a page that is on its way; base.css keeps it invisible for the first 300 ms, so a quick load does not flicker. */
export const LoadingPage = () => (
  <div className="loading-page late" aria-busy="true">
    <div className="skeleton title" />
    <div className="skeleton line" />
    <div className="skeleton block" />
  </div>
);
