/** The contingency program in every page's title, and the title of a page that is not there. */
export const en = { program: 'Red Rider Rewards contingency program', missing: 'Page not found' };
