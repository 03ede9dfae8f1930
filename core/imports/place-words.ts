/** Words for a place in a class, in any order: "RankClass", "Cat Pos", "Place in Category", "Clt cat.", "Platz AK". */
const PLACE =
  'pos posn posit position positions place places placing placed plc plce pl rank ranking ranks rk rnk finish finishing fin finished result res rang clas classement classment clt clst cl arrivee ' +
  'platz platzierung rangliste posicion puesto lugar clasificacion plass plassering plats placering posizione posto classifica posicao pozice poradi miejsce sija klassering plaats overall ovr oa';
const CLASS =
  'class classes classe cls clss cl cat catg categ category categories categorie categoria division divisions div divn div group groups groupe gruppe grupo grp klasse klassen klass klas kl clase clases ' +
  'kategorie kategori kategoria kat ak altersklasse agegroup agegrp ageclass luokka trida';
const BETWEEN =
  'in of by per within the im in der dans la le les de du des par pour en el por da na no nr num number my your w final official';

const [IS_PLACE, IS_CLASS] = [1, 2];
const LEXICON: readonly (readonly [string, number])[] = [
  ...PLACE.split(' ').map((word) => [word, IS_PLACE] as const),
  ...CLASS.split(' ').map((word) => [word, IS_CLASS] as const),
  ...BETWEEN.split(' ').map((word) => [word, 0] as const),
];
const LONGEST = 40;

/** Whether a header consists only of words for place and class, with at least one of each. */
export const isPlaceInClass = (key: string): boolean => {
  if (key.length > LONGEST) return false;
  // by position: which word kinds were used to reach it, as bit sets
  const said: number[] = [1];
  for (let at = 0; at < key.length; at += 1) {
    const here = said[at] ?? 0;
    if (here === 0) continue;
    for (const [word, what] of LEXICON) {
      if (!key.startsWith(word, at)) continue;
      let then = 0;
      for (let bits = 0; bits < 4; bits += 1) if ((here >> bits) & 1) then |= 1 << (bits | what);
      said[at + word.length] = (said[at + word.length] ?? 0) | then;
    }
  }
  return (((said[key.length] ?? 0) >> (IS_PLACE | IS_CLASS)) & 1) === 1;
};

/** Overall place columns; any other place column is preferred. */
const OVERALL = new Set(
  (
    'overall overallpos overallposition overallplace overallrank overallrk overallfinish overallresult overallplacing overallplc posoverall positionoverall placeoverall rankoverall finishoverall ovr ovrpos ovrplace ' +
    'ovrrank ovl ovrl ovlpos oa oapos oaplace oarank posoa placeoa rankoa posgeneral generalpos clgen clgeneral cltgen cltgeneral clasgen classementgeneral classementgen rangeneral ranggeneral positiongenerale ' +
    'placegenerale scratch classementscratch clscratch cltscratch posscratch placescratch rangscratch gesamtplatz gesamtrang platzgesamt ranggesamt gesamtplatzierung posiciongeneral puestogeneral clasificaciongeneral ' +
    'posabs posabsoluta posassoluta classificagenerale plasstotalt totalpos totalrank totalplace postotal positiontotal placetotal'
  ).split(' '),
);
export const isOverallPlace = (key: string): boolean => OVERALL.has(key);
