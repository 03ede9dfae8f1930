/** Words of Canadian place names whose letters the list of postal codes has lost, each as it is written. */
const LOST = new Map(
  (
    'Pelé Lamèque Hébert Açores Gaspésie Vallée Côte Trinité Région Chaudière Québec Valère Pocatière Émile Bélair Îles ' +
    'Gaspé Rivière Lévis Laterrière Jonquière Métabetchouan Félicien Hébertville Rivières Mère Léonard Île Hélène Grâce ' +
    'Émard François Dorothée Geneviève Montérégie Lanaudière Prévost Chénéville Témiscamingue Jérôme Épiphanie ' +
    'Châteauguay Thérèse Adèle'
  )
    .split(' ')
    .map((word) => [word.toLowerCase().replaceAll(/[^\x00-\x7f]/g, '\ufffd'), word]),
);
/** small within a French name: Notre-Dame-de-Grâce, Saint-Antoine-sur-Richelieu */
const SMALL = new Set(['de', 'des', 'du', 'la', 'le', 'les', 'sur', 'sous', 'aux', 'et', 'a', 'en', 'of', 'and']);
const WORD = /[\p{L}\ufffd]+/gu;

/**
 * A place as its people write it: "Trois-rivi\ufffdres East" is Trois-Rivières East. The list of Canadian postal codes has lost
 * letters outside ASCII, has small letters after hyphens and brackets, and spaces within words.
 */
export const placeName = (listed: string): string => {
  const joined = listed.replaceAll(/(\p{L}|\ufffd)- (?=\p{L})/gu, '$1-').trim();
  return joined.replaceAll(WORD, (word, at: number) => {
    const known = LOST.get(word.toLowerCase());
    const before = joined[at - 1];
    const isFirst = before === undefined || before === '(' || joined.slice(0, at).endsWith('/ ');
    // after an apostrophe of English, as in St. John's, a letter stays small
    if (/['’]/.test(before ?? '') && word.length === 1) return word.toLowerCase();
    if (!isFirst && before === '-' && SMALL.has(word.toLowerCase())) return word.toLowerCase();
    const name = known ?? word;
    return name.charAt(0).toUpperCase() + name.slice(1);
  });
};
