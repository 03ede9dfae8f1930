import { nameKey } from '../shared/index.js';
import { normalizeCell } from './cell.js';
import type { Column, Header, Mapping } from './find-header.js';
import { headerKey, knownHeader } from './header-words.js';
import { regionCode } from './regions.js';
import { remembered } from './remembered.js';
import type { SheetRow } from './sheet.js';
import { type Mention, mentioned, saysFinished, unplaced } from './statuses.js';

/** What a cell of such a column says: a status, nothing (finished), or something that a person must explain. */
export type Said = { readonly status: string } | 'finished' | 'unclear' | undefined;
/** A status that a cell mentions, as a column says it. */
export const asMentioned = (found: Mention | undefined, text: string): Said =>
  found === undefined || found === 'unclear' ? found : { status: text };
type Look = (text: string) => Said;

const YES = new Set('x,xx,1,y,yes,o,oui,s,si,j,ja,true,vrai,ok,v'.split(','));
const NO = new Set('0,n,no,non,nein,nei,false,faux,none,aucun'.split(','));
const MARK = /^[x✓✔✗✘•*●☒☑]$/iu;
const isYes = (text: string): boolean => MARK.test(text) || YES.has(nameKey(text));
const isNo = (text: string): boolean => NO.has(nameKey(text));

const FINISHED = new Set(
  (
    'finished,finisher,finish,finishes,fin,fini,finie,didfinish,hasfinished,racefinished,completed,complete,' +
    'classified,ranked,termine,terminee,aterminee,arrive,arrivee,alarrivee,' +
    'terminado,termino,llego,imziel,ziel,beendet,gewertet,klassiert,fullfort,imal,arrivato,classificato'
  ).split(','),
);
/** Columns of codes for how a rider finished. */
const OF_CODES =
  /^(?:stat|stats|sts|state?code|statuscode|etat|estado|stato|zustand|code|flag|result|res|resultat|cl|fin|end|how|dnf.*)$/;
/** Columns that say why a rider stopped. */
const OF_REASONS = /reason|^cause|^raison|motif|grund$|^motivo/;
/** Columns of yes and no, or of letters, that say nothing about the race. */
const OF_OTHERS =
  /team|equipe|sponsor|club|nat|country|pays|gender|sex|transponder|chip|licen|paid|paye|member|membre|rookie|new|minor|guest|invite|local|ama|photo|junior|tyre|tire|pneu|skill|level|niveau|grade|brand|make|marque|award|prize|prix|podium|medal|age|waiver|rfid|group|wave|vague|tech|visa|hole|fast|best|leader|lead|led|bonus|pole|record|champ|winner|vainq|plate|shirt|video|foto|cat/;
const CODE_LETTERS = new Set('x,y,yes,n,no,oui,non,true,false,f,d,r,q,a,w,dq,ret,ab,nc,np,fin,out'.split(','));
const MOST_CODES = 6;
const MOSTLY = 0.7;

const codeOf = (text: string): string => (MARK.test(text) ? 'x' : nameKey(text));
const isCode = (key: string, code: string): boolean =>
  OF_CODES.test(key) ? code === 'x' || /^\p{L}{1,4}$/u.test(code) : CODE_LETTERS.has(code);

/**
 * Unread columns whose cells are a few codes or marks that may be statuses, and differ from row to row; a note among
 * them changes nothing.
 */
const holdsCodes = (key: string, texts: readonly string[]): boolean => {
  const filled = texts.filter((text) => text !== '').map(codeOf);
  const found = filled.filter((text) => isCode(key, text));
  const codes = new Set(found);
  if (codes.size === 0 || codes.size > MOST_CODES || OF_OTHERS.test(key)) return false;
  if (found.length < filled.length * MOSTLY) return false;
  if (codes.size === 1 && found.length === texts.length) return false;
  return OF_CODES.test(key) || ![...codes].every((code) => regionCode(code) !== undefined);
};

const LAPS = new Set(
  (
    'laps,lap,lapscompleted,completedlaps,lapsdone,numberoflaps,nooflaps,nolaps,nblaps,totallaps,tours,tour,' +
    'nbtours,nbdetours,nombredetours,runden,rundenanzahl,vueltas,giri,runder'
  ).split(','),
);
const TIMES = /time|temps|tm$|total|zeit|tiempo|tempo|^tid$|gap|dif|ecart|interval|abstand|ruckstand|distacco/;
/** no time, or laps in its place: "10 laps" */
const NO_TIME = /^[0:.,\s]*$|^[+-]?\s*\d+\s*(?:l|laps?|tr|tours?|rd|runden?|vueltas?|giri)\.?$/i;

const isLetters = (texts: readonly string[]): boolean => {
  const filled = texts.filter((text) => text !== '');
  return filled.length > 1 && filled.every((text) => /^\p{L}$/u.test(text));
};

/** The mapping without a column of states that holds single letters: "St" with F, N and D is of how riders ended. */
export const withoutLetters = ({ columns, below }: Header, mapping: Mapping): Mapping => {
  const state = columns.find((column) => column.field === 'state' && mapping[column.index] === undefined);
  return state && isLetters(below.map((sheetRow) => normalizeCell(sheetRow.cells[state.index])))
    ? { ...mapping, [state.index]: null }
    : mapping;
};

export interface StatusColumns {
  /** by index: how a cell of the column is read */
  readonly looks: ReadonlyMap<number, Look>;
  /** the cell that says that no lap was ridden, where no time stands beside it */
  noLaps(cells: readonly string[]): { readonly index: number; readonly text: string } | undefined;
}

/**
 * Finds columns that say who finished without naming a status in each cell: "DNF" with an X, "Finished" with Yes and No,
 * "Stat" with letters, and laps without a time.
 */
export const statusColumns = (columns: readonly Column[], rows: readonly SheetRow[]): StatusColumns => {
  const looks = new Map<number, Look>();
  for (const { index, header, field } of columns) {
    const texts = rows.map((row) => normalizeCell(row.cells[index]));
    const named = knownHeader(header)?.field;
    const ofLetters = named === 'state' && isLetters(texts);
    const known = ofLetters ? undefined : named;
    if (field !== null || (known !== undefined && known !== 'place')) continue;
    const key = ofLetters ? 'stat' : headerKey(header);
    const type = header.length > 40 ? undefined : unplaced(header);
    if (type && known === undefined)
      looks.set(
        index,
        remembered((text) => {
          if (text === '' || isNo(text)) return undefined;
          if (unplaced(text)) return { status: text };
          return isYes(text) ? { status: type } : 'unclear';
        }),
      );
    else if (
      FINISHED.has(key) &&
      texts.some((text) => isYes(text) || isNo(text)) &&
      !texts.some((text) => /\d{2}|[2-9]/.test(text))
    )
      looks.set(
        index,
        remembered((text) => {
          if (isYes(text) || (text !== '' && saysFinished(text))) return 'finished';
          if (unplaced(text)) return { status: text };
          return isNo(text) ? { status: 'DNF' } : 'unclear';
        }),
      );
    else if (known === undefined && OF_REASONS.test(key))
      looks.set(
        index,
        remembered((text) => {
          if (!/\p{L}/u.test(text) || isNo(text)) return undefined;
          if (unplaced(text)) return { status: text };
          return saysFinished(text) ? 'finished' : 'unclear';
        }),
      );
    else if (known === undefined && holdsCodes(key, texts))
      looks.set(
        index,
        remembered((text) => {
          if (text === '') return undefined;
          if (unplaced(text)) return { status: text };
          return isCode(key, codeOf(text)) ? 'unclear' : asMentioned(mentioned(text, key), text);
        }),
      );
  }
  const laps = columns.find(({ field, header }) => field === null && LAPS.has(headerKey(header)));
  const times = columns.filter(({ field, header }) => field === null && TIMES.test(headerKey(header)));
  const timed = rows.some(({ cells }) => times.some(({ index }) => !NO_TIME.test(normalizeCell(cells[index]))));
  return {
    looks,
    noLaps: (cells) => {
      const text = laps ? normalizeCell(cells[laps.index]) : '';
      if (!laps || !/^0+$/.test(text)) return undefined;
      if (timed && times.some(({ index }) => !NO_TIME.test(normalizeCell(cells[index])))) return undefined;
      return { index: laps.index, text };
    },
  };
};
