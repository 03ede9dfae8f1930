export { RequiredFactorPage } from '@rrr/kit/desk';
