/** How the public pages name a rider who agreed to it: first name and initial, "Riley O.". */
export const publicName = ({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string => {
  const [initial] = new Intl.Segmenter('en').segment(lastName.trim());
  return initial ? `${firstName.trim()} ${initial.segment.toUpperCase()}.` : firstName.trim();
};
