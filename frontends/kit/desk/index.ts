// A page takes all its pieces from here, wherever they are written.
export {
  Amount,
  Avatar,
  DateText,
  Empty,
  NumberPlate,
  Pager,
  Plate,
  Status,
  Steps,
  useListState,
  type Discipline,
  type EmptyProps,
  type ListState,
  type Tone,
} from '@rrr/kit/base';
export * from './form/ActDialog.js';
export * from './chart/Chart.js';
export * from './chart/chart-data.js';
export * from './command/CommandButton.js';
export type * from './command/command-items.js';
export * from './command/use-palette.js';
export * from './files/check-file.js';
export * from './files/FileField.js';
export * from './files/FilePicker.js';
export * from './files/UploadProgress.js';
export type { UploadRequest } from './files/use-upload.js';
export * from './form/apply-problem.js';
export type * from './form/form-field.js';
export { FormBody, type FormBodyProps } from './form/FormBody.js';
export * from './form/FormErrors.js';
export * from './form/FormPage.js';
export * from './form/LeaveGuard.js';
export * from './form/MoneyInput.js';
export * from './form/NumberInput.js';
export * from './form/parse-money.js';
export * from './form/StaleEdit.js';
export * from './form/use-notice.js';
export type { StoredRecord } from './form/use-record-form.js';
export * from './form/use-revalidate.js';
export * from './layout/DeskLayout.js';
export * from './layout/DeskFrame.js';
export * from './layout/LanguageLink.js';
export type * from './layout/nav-item.js';
export type * from './list/column.js';
export * from './list/ExportButton.js';
export type * from './list/filter.js';
export * from './list/FilterChoice.js';
export * from './list/FilterField.js';
export * from './list/List.js';
export * from './list/ProblemNote.js';
export * from './list/Skeleton.js';
export type * from './list/use-bulk.js';
export * from './list/use-later.js';
export { useList, type UseListOptions } from './list/use-list.js';
export * from './list/use-narrow.js';
export * from './list/use-tab.js';
export * from './pages/ActsMenu.js';
export * from './pages/DetailPage.js';
export * from './pages/lazy-dialog.js';
export * from './pages/lazy-part.js';
export * from './pages/ListPage.js';
export * from './pieces/Balance.js';
export * from './pieces/Disclosure.js';
export * from './pieces/Ledger.js';
export * from './pieces/Page.js';
export * from './pieces/QrCode.js';
export * from './pieces/Summary.js';
export * from './pieces/Section.js';
export * from './pieces/Trail.js';
export * from './pieces/Verdict.js';
export * from './import/ChangeTotals.js';
export * from './import/ColumnMapping.js';
export * from './import/csv.js';
export * from './import/ImportProblems.js';
export * from './import/ResultRows.js';
export * from './import/RiderChoice.js';
export * from './import/use-import.js';
export * from './import/use-result-fields.js';
export * from './profile/ProfilePage.js';
export * from './words/use-words.js';
export * from './wizard/ImportWizard.js';
export type * from './wizard/import-kind.js';
export * from './wizard/Wizard.js';
export * from './wizard/WizardBar.js';
