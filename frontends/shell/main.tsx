import '@rrr/kit/base/styles/base.css';
import '@rrr/kit/base/brand/favicon.svg';
import './styles/shell.css';
import { askEarly } from '@rrr/kit/base';
import { boot } from './boot.js';
import { localeOf } from './app/locale-path.js';
import { releaseFonts } from './app/release-fonts.js';
import { startData } from './app/start-data.js';

askEarly(startData().calls ?? [], localeOf(location.pathname));
releaseFonts();
void boot(document.getElementById('root')!);
