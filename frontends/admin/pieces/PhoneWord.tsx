/** What a value is, where a phone shows no heading above it; a screen reader is told by the list's own. */
export const PhoneWord = ({ text }: { text: string }) => (
  <span className="admin-phone-word" aria-hidden>
    {text}
  </span>
);
