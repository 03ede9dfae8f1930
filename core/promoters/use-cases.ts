export { addPromoter } from './add-promoter.js';
export { applyAsPromoter } from './apply-as-promoter.js';
export { decidePromoter, decidePromoters } from './decide-promoter.js';
export { deletePromoters } from './delete-promoters.js';
export { editPromoter } from './edit-promoter.js';
export { invitePromoterAgain } from './invite-promoter-again.js';
export { setPromoterActive } from './set-promoter-active.js';
export { undoDecision, undoDecisions } from './undo-decision.js';
