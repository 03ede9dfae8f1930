import { refusal } from '../shared/index.js';

/**
 * Why a notice cannot be saved, as `why`: `order`: it ends before it begins · `past`: it would have ended already ·
 * `full`: five show at its place (`place`) at the same time · `many`: too many have not ended · `ended`: it has ended, so
 * it stays as it was.
 */
export class NoticeRefused extends refusal('NOTICE_REFUSED', 'The notice cannot be saved so') {}
