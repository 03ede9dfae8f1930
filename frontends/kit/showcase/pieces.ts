import { acts } from './pieces/acts.js';
import { amount } from './pieces/amount.js';
import { balance } from './pieces/balance.js';
import { askForResults } from './pieces/ask-for-results.js';
import { banners } from './pieces/banners.js';
import { calendarLink } from './pieces/calendar-link.js';
import { chart } from './pieces/chart.js';
import { command } from './pieces/command.js';
import { controls } from './pieces/controls.js';
import { detailPage } from './pieces/detail-page.js';
import { empty } from './pieces/empty.js';
import { correct } from './pieces/correct.js';
import { fields, vinField } from './pieces/fields.js';
import { fileField } from './pieces/file-field.js';
import { formParts } from './pieces/form-parts.js';
import { formPage } from './pieces/form-page.js';
import { importParts } from './pieces/import-parts.js';
import { layout } from './pieces/layout.js';
import { ledger } from './pieces/ledger.js';
import { logIn } from './pieces/log-in.js';
import { listPage } from './pieces/list-page.js';
import { mapList } from './pieces/map-list.js';
import { match } from './pieces/match.js';
import { moneyInput } from './pieces/money-input.js';
import { notices } from './pieces/notices.js';
import { list } from './pieces/list.js';
import { oneRace } from './pieces/one-race.js';
import { pager } from './pieces/pager.js';
import { plate } from './pieces/plate.js';
import { races } from './pieces/races.js';
import { riderSearch } from './pieces/rider-search.js';
import { security } from './pieces/security.js';
import { screens } from './pieces/screens.js';
import { smallPieces } from './pieces/small-pieces.js';
import { standings } from './pieces/standings.js';
import { status } from './pieces/status.js';
import { tokens } from './pieces/tokens.js';
import { emblem } from './pieces/emblem.js';
import { trail } from './pieces/trail.js';
import { wizard } from './pieces/wizard.js';
import type { Piece } from './piece.js';

/** Every piece of the kit; a test holds the list to the folder. */
export const pieces: readonly Piece[] = [
  acts,
  amount,
  balance,
  askForResults,
  banners,
  calendarLink,
  chart,
  command,
  controls,
  correct,
  detailPage,
  empty,
  fields,
  vinField,
  fileField,
  formPage,
  formParts,
  importParts,
  layout,
  ledger,
  logIn,
  listPage,
  mapList,
  match,
  moneyInput,
  notices,
  list,
  oneRace,
  pager,
  plate,
  races,
  riderSearch,
  security,
  screens,
  smallPieces,
  standings,
  status,
  tokens,
  emblem,
  trail,
  wizard,
];
