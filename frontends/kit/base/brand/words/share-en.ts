/** Words of the picture of a shared link (tools/brand/share-pictures.mjs), in two lines and one. */
export const en = { lines: 'Finish well.\nGet rewarded.', lead: 'The contingency program for motorcycle racers' };
