import axe from 'axe-core';

// What needs a layout or another page is checked by the browser runs.
const RULES = Object.fromEntries(
  ['color-contrast', 'landmark-no-duplicate-banner', 'landmark-one-main', 'page-has-heading-one', 'region'].map(
    (id) => [id, { enabled: false }],
  ),
);

/** What is not accessible about an element, one sentence each; empty means all is well. */
export const barriers = async (element: Element = document.body): Promise<string[]> => {
  const { violations } = await axe.run(element, { rules: RULES, resultTypes: ['violations'] });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
};
