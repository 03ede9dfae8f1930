import { nameKey } from '../shared/index.js';
import type { SubmittedRow } from './submitted-row.js';
import { wholeWords } from './whole-words.js';

export type Unplaced = Exclude<SubmittedRow['type'], 'finished'>;

const typed = (type: Unplaced, words: string): readonly (readonly [string, Unplaced])[] =>
  words.split(',').map((part) => [part, type] as const);

/** Codes that are unambiguous in any column. */
const CLEAR: ReadonlyMap<string, Unplaced> = new Map([
  ...typed('DNF', 'dnf,dnc'),
  ...typed('DNS', 'dns,dnq'),
  ...typed('DQ', 'dsq'),
]);

/** Codes that elsewhere are a state, make or country: they count only in columns of places, statuses or times. */
const SHORT: ReadonlyMap<string, Unplaced> = new Map([
  ...typed('DNF', 'nc,ab,abd,abn,abbr,ret,retd,rtd,hd,hc,nf,otl,nt,ut,out'),
  ...typed('DNS', 'np,wd,ns,nq,forf'),
  ...typed('DQ', 'dq,disq,disqu,exc,excl,dis'),
]);
/** those codes that may be followed by more words: "Ret engine" */
const OPEN = new Set(['ret', 'retd', 'rtd', 'abd', 'dq', 'disq', 'wd', 'exc', 'excl', 'out']);

/** As `nameKey` writes them; from English, French, Spanish, German, Italian and Norwegian timing systems. */
const PHRASES: readonly (readonly [string, Unplaced])[] = [
  ...typed(
    'DNF',
    'did not finish,didnt finish,didn t finish,does not finish,not finished,no finish,failed to finish,nonfinisher,non finisher,did not complete,did not classify,not classified,non classified,unclassified,' +
      'not ranked,retired,retirement,retire,abandon,abandons,abandoned,abandonne,abandonnee,abandono,abandonado,retirado,retirada,retiro,retiros,se retiro,abandona,no termino,no termina,ritirato,ritirata,ritiro,non arrive,non arrivee,non termine,' +
      'non classe,non classee,hors delai,hors delais,hors course,hors temps,arret,arrete,ausgefallen,ausfall,ausgeschieden,aufgegeben,aufgabe,nicht im ziel,nicht klassiert,nicht gewertet,brutt,brot,utgatt,out of race,out of time,' +
      'retirements,nonfinishers,non finishers,dnfs,abandonnes,abandonnees,non classes,non classees,non arrives,no clasificado,no clasificada,no clasificados,no terminados,retirados,abandonos,ritirati,non classificato,' +
      'non classificata,non classificati,ausfalle,nicht klassierte,ikke fullfort,fullforte ikke,ej i mal',
  ),
  ...typed(
    'DNS',
    'did not start,didnt start,didn t start,didnotstart,not started,no start,no show,nonstarter,non starter,did not qualify,not qualified,non qualifie,withdrawn,withdrew,withdrawal,scratched,non partant,non partante,' +
      'pas parti,absent,absente,forfait,retrait,no salio,no sale,no largo,no partio,no participo,non partito,non partita,nicht gestartet,nicht am start,nicht angetreten,startet ikke,ikke startet,non partants,non partantes,absents,forfaits,nonstarters,non starters,no largaron,non partiti,nicht gestartete',
  ),
  ...typed(
    'DQ',
    'disqualified,disqualification,disqualify,disqualifie,disqualifiee,excluded,exclusion,exclu,exclue,exclus,declasse,declassee,descalificado,descalificada,descalificacion,eliminated,squalificato,squalificata,' +
      'disqualifiziert,diskvalifisert,diskvalificeret,disqualifications,disqualifies,disqualifiees,descalificados,squalificati,disqualifizierte',
  ),
];
const JOINED: ReadonlyMap<string, Unplaced> = new Map(
  PHRASES.map(([words, type]) => [words.replaceAll(' ', ''), type]),
);
const WORDS = new RegExp(`(?:^| )(${PHRASES.map(([value]) => value).join('|')})(?= |$)`);
const LEADING_WORDS = new RegExp(
  `^(${PHRASES.map(([value]) => value)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?= |$)`,
);
const CLEAR_TOKEN = /(?:^| )(dnf|dns|dsq|dnq|dnc|d n f|d n s|d s q|d n q)(?= |$)/;
const LAP = /^(?:\d|lap|laps|tour|tours|tr|rd|runde|vuelta|giro)/;

/** longer texts are remarks, not statuses */
const LONGEST = 300;

/**
 * Reads DNF, DNS, DQ and similar statuses in several languages, alone or followed by words: "DNF - engine", "Retired
 * lap 4", "D.N.F.".
 */
export const unplaced = (text: string): Unplaced | undefined => {
  if (text === '' || text.length > LONGEST) return undefined;
  const key = nameKey(text);
  return leading(key) ?? short(key);
};

const leading = (key: string): Unplaced | undefined => {
  const token = CLEAR_TOKEN.exec(key);
  const clear = token?.index === 0 ? CLEAR.get((token[1] ?? '').replaceAll(' ', '')) : undefined;
  const words = LEADING_WORDS.exec(key)?.[1];
  return clear ?? JOINED.get(words?.replaceAll(' ', '') ?? key.replaceAll(' ', ''));
};

const short = (key: string): Unplaced | undefined => {
  const joined = key.replaceAll(' ', '');
  const whole = joined.length <= 5 ? (CLEAR.get(joined) ?? SHORT.get(joined)) : undefined;
  if (whole) return whole;
  const [first = '', ...rest] = key.split(' ');
  return OPEN.has(first) || LAP.test(rest.join(' ')) ? SHORT.get(first) : undefined;
};

/** Columns where short codes are statuses: times, gaps, laps, remarks. Elsewhere "NC" is a state and "HD" a make. */
const OF_THE_RACE =
  /time|temps|tm$|gap|dif|ecart|interval|behind|abstand|ruckstand|distacco|delta|tempo|^tid$|lap|tour|point|pts|remar|rem$|comment|not[ae]s|^note|reason|raison|motif|info|penal|total|best|zeit|tiempo|vuelta|runde|obs|bemerk|result|etat|stat|finish|race|ronde/;
/** Columns with other names (teams, sponsors), where few words are statuses. */
const OF_OTHERS = /team|equipe|sponsor|club|comite|nat|country|pays|gender|sex|transponder|chip|licen/;
/** Columns for one race of several; not finishing it does not mean not finishing overall. */
const OF_A_PART =
  /^(?:moto|m|heat|h|race|r|run|stage|ss|fe|leg|manche|qual|q|quali|qualifying|main|round|rd|lcq|semi)\d*$/;

/** Whether a column is of one race of several: "Moto 1", "R2". */
export const isOfAPart = (key: string): boolean => OF_A_PART.test(key);

/** Columns of times, gaps or laps: letters other than units say something about the finish. */
const OF_TIMES =
  /time|temps|tm$|gap|dif|ecart|interval|behind|zeit|tiempo|abstand|ruckstand|distacco|delta|tempo|^tid$/;
const UNIT =
  '(?:h|hr|hrs|m|mn|min|mins|s|sec|secs|ms|l|lap|laps|tr|tour|tours|rd|rds|round|rounds|runde|runden|vuelta|vueltas|giro|giri|down|behind|on|lead|leader|am|pm|tbd|na|n a)';
const TIME = new RegExp(`^(?:[\\d ]|\\b${UNIT}(?=[\\d ]|$)|(?<=\\d)${UNIT}(?=[\\d ]|$))*$`);

/** a date and a time, as timing programs write the time of day */
const MOMENT = /^\d{4}-\d\d-\d\d[T ][\d:.]+(?:Z|[+-][\d:]+)?$/;

/** Words in remarks that often, but not always, mean a rider stopped. */
const TROUBLE = wholeWords(
  String.raw`crash(?:ed)? out|mechanicals?|mech|black flag(?:ged)?|blown engine|broke down|breakdown`,
  String.raw`pulled (?:in|off|out)|drapeau noir|bris mecanique|panne|casse|chute|blesse|injur(?:y|ed)|stopped|defekt`,
  String.raw`averia`,
);

export type Mention = Unplaced | 'unclear';

/**
 * What a cell in a column other than place and status says about not finishing; `key`: the header, from `headerKey`.
 */
export const mentioned = (text: string, key: string): Mention | undefined => {
  if (text.length > LONGEST * 4 || !/\p{L}/u.test(text)) return undefined;
  const plain = nameKey(text);
  const whole = CLEAR.get(plain.replaceAll(' ', '')) ?? JOINED.get(plain.replaceAll(' ', ''));
  if (OF_OTHERS.test(key)) return whole ?? ofOthers(plain);
  const found = whole ?? leading(plain) ?? (OF_THE_RACE.test(key) || OF_A_PART.test(key) ? short(plain) : undefined);
  if (found) return OF_A_PART.test(key) ? 'unclear' : found;
  if (OF_TIMES.test(key) && !TIME.test(plain) && !MOMENT.test(text)) return 'unclear';
  return TROUBLE.test(plain) || CLEAR_TOKEN.test(plain) || WORDS.test(plain) || /\bDQ\b/.test(text)
    ? 'unclear'
    : undefined;
};

/** "Retired lap 4" is a status, "Retired Racers Club" a team name; "DNF" is always a status. */
const ofOthers = (plain: string): Mention | undefined => {
  if (CLEAR_TOKEN.test(plain)) return 'unclear';
  const words = LEADING_WORDS.exec(plain)?.[1];
  return words !== undefined && LAP.test(plain.slice(words.length).trim()) ? leading(plain) : undefined;
};

const BEHIND = /[([{–—-]\s*([^()[\]{}–—-]+)[)\]}]?\s*$/;
const IN_BRACKETS = /^(.*\S)\s*[([{]\s*([^()[\]{}]+?)\s*[)\]}]\s*$/;
const BEHIND_DASH = /^(.*\S)\s+[–—-]\s*([^–—-]+?)\s*$/;
/** Codes that stand for a make behind a name: "Ann Lee - HD". */
const OF_MAKES = new Set(['hd']);

/** Whether a town, bike or number contains a status: "Moab (DNF)". "NC" and "HD" do not count there. */
export const hidesStatus = (text: string): boolean => {
  if (text.length < 3) return false;
  const key = nameKey(text);
  if (CLEAR_TOKEN.test(key)) return true;
  const tail = BEHIND.exec(text)?.[1];
  return tail !== undefined && leading(nameKey(tail)) !== undefined;
};

/**
 * A status behind a name: "Ann Lee (Ab.)", "Ann Lee (Non-partant)", "Ann Lee - RET", with the name alone; short codes
 * may also be a state ("Ann Lee (NC)"), so whatever is found is a question.
 */
export const statusBehind = (text: string): { readonly said: string; readonly name: string } | undefined => {
  if (text.length < 3 || text.length > LONGEST) return undefined;
  const [, name = '', tail = ''] = IN_BRACKETS.exec(text) ?? BEHIND_DASH.exec(text) ?? [];
  const key = nameKey(tail);
  if (key !== '' && (leading(key) ?? (OF_MAKES.has(key) ? undefined : short(key)))) return { said: tail, name };
  const token = /^(.*\S)[\s,]+(d\.?n\.?[fsq]\.?|d\.?s\.?q\.?|dnc)$/i.exec(text);
  if (token) return { said: token[2] ?? '', name: (token[1] ?? '').replace(/[\s,]+$/, '') };
  return hidesStatus(text) ? { said: text, name: text } : undefined;
};

const FINISHED = new Set(
  (
    'finished,finish,finisher,finishing,fin,fini,finie,finis,ok,o k,running,run,classified,class,classe,classee,ranked,scored,complete,completed,termine,terminee,arrive,arrivee,arrived,official,officiel,active,actif,' +
    'valid,valide,yes,oui,lapped,lead lap,on lead lap,leader,winner,checkered,checkered flag,in,gewertet,klassiert,im ziel,ziel,clasificado,clasificada,terminado,llegada,finalizado,classificato,arrivato,fullfort,normal,' +
    'provisional,confirmed,confirme'
  ).split(','),
);

/** Whether a status means finished. */
export const saysFinished = (status: string): boolean => {
  const key = nameKey(status);
  return key === '' || FINISHED.has(key) || /^\d+ (?:laps?|l|tours?)(?: down| behind)?$/.test(key);
};
