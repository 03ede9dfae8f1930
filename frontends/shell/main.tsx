import '@rrr/kit/base/styles/base.css';
import '@rrr/kit/base/brand/favicon.svg';
import './styles/shell.css';
import { start } from './app/start.js';

start(document.getElementById('root')!);
