export { ProfilePage } from '@rrr/kit/desk';
