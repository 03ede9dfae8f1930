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
export * from './correct/CorrectDialog.js';
export { MoneyMoved } from './correct/MoneyMoved.js';
export { Foreseen } from './correct/Foreseen.js';
export { Spent } from './correct/Spent.js';
export * from './correct/use-correction.js';
export * from './files/check-file.js';
export * from './files/FileField.js';
export * from './files/FilePicker.js';
export * from './files/UploadProgress.js';
export type { UploadRequest } from './files/use-upload.js';
export * from './form/apply-problem.js';
export type * from './form/form-field.js';
export * from './form/regions.js';
export { FormBody, type FormBodyProps } from './form/FormBody.js';
export * from './form/FormErrors.js';
export * from './form/FormPage.js';
export * from './form/LeaveGuard.js';
export * from './form/MoneyInput.js';
export * from './form/NumberInput.js';
export * from './form/parse-money.js';
export * from './form/StaleEdit.js';
export * from './form/use-lead-on.js';
export * from './form/use-notice.js';
export type { StoredRecord } from './form/use-record-form.js';
export * from './form/use-revalidate.js';
export * from './layout/DeskLayout.js';
export * from './layout/DeskFrame.js';
export * from './layout/LanguageLink.js';
export type * from './layout/nav-item.js';
export type * from './list/column.js';
export { download } from './list/download.js';
export * from './list/ExportButton.js';
export type * from './list/filter.js';
export * from './list/FilterChoice.js';
export * from './list/FilterField.js';
export * from './list/FilterSelect.js';
export * from './list/BulkBar.js';
export * from './list/BulkList.js';
export * from './list/BulkReport.js';
export * from './list/List.js';
export { NamedList } from './list/NamedList.js';
export * from './list/ProblemNote.js';
export * from './list/RowMenu.js';
export * from './list/Skeleton.js';
export * from './list/use-bulk.js';
export * from './list/use-later.js';
export { useList, type UseListOptions } from './list/use-list.js';
export * from './list/use-narrow.js';
export * from './list/use-tab.js';
export { ViewCallsProvider, type ViewCalls } from './list/view-calls.js';
export * from './match/Candidates.js';
export * from './match/Evidences.js';
export * from './match/MatchDialog.js';
export { NameReason } from './match/NameReason.js';
export { takeMatchBack } from './match/send-match.js';
export * from './pages/ActsMenu.js';
export * from './pages/DetailPage.js';
export * from './pieces/lazy-dialog.js';
export * from './pages/lazy-part.js';
export * from './pages/ListPage.js';
export * from './pieces/Balance.js';
export * from './pieces/Disclosure.js';
export * from './pieces/Ledger.js';
export { OpenedProvider } from './pieces/opened.js';
export * from './pieces/Page.js';
export * from './pieces/PrintButton.js';
export * from './pieces/QrCode.js';
export * from './pieces/Summary.js';
export * from './pieces/Section.js';
export * from './pieces/ShownOnce.js';
export * from './pieces/Trail.js';
export * from './pieces/Verdict.js';
export * from './pieces/ZoomPicture.js';
export * from './races/ClassFile.js';
export * from './races/classes/EventClasses.js';
export * from './races/classes-file/ClassesFile.js';
export { DraftNote, isDraft } from './races/draft/DraftNote.js';
export { PublishEvent } from './races/draft/PublishEvent.js';
export { useDraftWords } from './races/draft/words/use-words.js';
export * from './races/earned-at.js';
export * from './races/event-fields.js';
export { useEventTypes } from './races/event-types.js';
export * from './races/event-file/EventFile.js';
export * from './races/imports/EventImports.js';
export * from './races/imports/ImportList.js';
export * from './races/matches/UnpaidResults.js';
export { isLikely, UNPAID_AT_ONCE } from './races/matches/unpaid.js';
export * from './races/NoUpload.js';
export { LinkDialog } from './races/one-race/LinkDialog.js';
export { UnlinkDialog } from './races/one-race/UnlinkDialog.js';
export { OneRaceNote } from './races/one-race/OneRaceNote.js';
export { useForeseenDates } from './races/one-race/use-foreseen-dates.js';
export * from './races/proposal/PurseChanges.js';
export * from './races/proposal/WaitingPurse.js';
export type * from './races/race-screen.js';
export * from './races/result-form/AddResult.js';
export * from './races/result-form/EditResult.js';
export * from './races/results/EventResults.js';
export { useResultList } from './races/results/use-result-list.js';
export * from './races/sheet/all-results.js';
export * from './races/sheet/ClassSheet.js';
export * from './races/series-fields.js';
export * from './races/standings/SeriesStandings.js';
export { useStandings } from './races/standings/use-standings.js';
export type { EventsMended } from './races/events-mended.js';
export * from './races/use-events-import.js';
export * from './import/ChangeTotals.js';
export { SameRaces } from './import/SameRaces.js';
export * from './import/LimitedClasses.js';
export * from './import/UnusualSizes.js';
export * from './import/ColumnMapping.js';
export * from './files/csv.js';
export * from './import/FileReport.js';
export * from './import/ImportProblems.js';
export { useTableColumns, type TableField } from './import/use-table-columns.js';
export { mendedBody, tableMending, type Mended } from './import/table-mending.js';
export { FileQuestions } from './import/FileQuestions.js';
export { LastTime } from './import/LastTime.js';
export * from './import/ResultRows.js';
export * from './import/RiderChoice.js';
export * from './wizard/TemplateLinks.js';
export * from './import/use-import.js';
export * from './import/use-result-fields.js';
export * from './profile/PasswordSection.js';
export * from './profile/PictureSection.js';
export * from './profile/ProfilePage.js';
export * from './riders/RiderSearch.js';
export * from './security/SecurityPage.js';
export * from './tokens/RevokeTokenDialog.js';
export * from './tokens/TokensPage.js';
export * from './tokens/use-token-columns.js';
export * from './tokens/words/use-words.js';
export { webhookEndpoints } from './webhooks/webhook-endpoints.js';
export { webhookPages } from './webhooks/webhook-pages.js';
export * from './words/use-words.js';
export * from './wizard/ImportWizard.js';
export type * from './import/import-kind.js';
export * from './wizard/Wizard.js';
export * from './wizard/WizardBar.js';
export * from './record/use-record-fields.js';
export * from './record/use-record-pairs.js';
