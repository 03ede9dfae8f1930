export { SecurityPage } from '@rrr/kit/desk';
