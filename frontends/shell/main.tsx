import '@rrr/kit/base/styles/base.css';
import '@rrr/kit/base/brand/favicon.svg';
import './styles/shell.css';
import { boot } from './app/boot.js';

void boot(document.getElementById('root')!);
