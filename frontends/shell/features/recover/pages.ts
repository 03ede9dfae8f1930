import './recover.css';

export { AcceptInvitationPage } from './AcceptInvitationPage.js';
export { AccountRecoveryPage } from './AccountRecoveryPage.js';
export { ForgotPasswordPage } from './ForgotPasswordPage.js';
export { LostPasswordPage, ResetPasswordPage } from './ResetPasswordPage.js';
export { SignInCallbackPage } from './SignInCallbackPage.js';
