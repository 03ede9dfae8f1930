import axe from 'axe-core';

// Checks that need a layout or another page are in the browser tests.
const RULES = Object.fromEntries(
  ['color-contrast', 'landmark-no-duplicate-banner', 'landmark-one-main', 'page-has-heading-one', 'region'].map(
    (id) => [id, { enabled: false }],
  ),
);

/** The accessibility faults of an element, one sentence each; empty if there are none. */
export const barriers = async (element: Element = document.body): Promise<string[]> => {
  const { violations } = await axe.run(element, { rules: RULES, resultTypes: ['violations'] });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
};
