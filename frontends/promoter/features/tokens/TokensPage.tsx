export { TokensPage } from '@rrr/kit/desk';
