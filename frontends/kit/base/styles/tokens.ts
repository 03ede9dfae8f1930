import type { ThemeName } from '../host.js';

/** One set of values for native controls (tokens.css) and for antd's theme; a test keeps the two equal. */
export interface Palette {
  ink: string;
  muted: string;
  paper: string;
  surface: string;
  line: string;
  /** a hairline that must be seen to use a control: 3:1 against surface and paper */
  edge: string;
  brand: string;
  'brand-strong': string;
  'on-brand': string;
  good: string;
  wait: string;
  bad: string;
  focus: string;
}

export const palettes: Readonly<Record<ThemeName, Palette>> = {
  light: {
    ink: '#14161A',
    muted: '#5A606A',
    paper: '#F7F6F3',
    surface: '#FFFFFF',
    line: '#E2E0DA',
    edge: '#84888F',
    brand: '#C8102E',
    'brand-strong': '#A30C24',
    'on-brand': '#FFFFFF',
    good: '#1B7F4B',
    wait: '#9A5B00',
    bad: '#8E2A1E',
    focus: '#1D5FD1',
  },
  dark: {
    ink: '#F2F1EE',
    muted: '#A3A8B0',
    paper: '#121417',
    surface: '#1B1E23',
    line: '#2E333A',
    edge: '#747B86',
    brand: '#FF5A5F',
    'brand-strong': '#FF7D80',
    'on-brand': '#17090A',
    good: '#5CC98F',
    wait: '#E5A94B',
    bad: '#F0907F',
    focus: '#8AB4FF',
  },
};

export const type = { small: 13, text: 15, lead: 18, title: 22, heading: 28, display: 40 } as const;
export const space = [4, 8, 12, 16, 24, 32, 48, 64] as const;
export const radius = { control: 6, card: 12 } as const;
export const fonts = {
  text: "'Inter', 'Inter as Arial', 'Inter as Roboto', 'Inter as DejaVu', system-ui, sans-serif",
  display:
    "'Barlow Condensed', 'Barlow Condensed as Arial', 'Barlow Condensed as Roboto', " +
    "'Barlow Condensed as DejaVu', 'Arial Narrow', sans-serif",
} as const;
export const contentWidth = 1200;
/** below it a list is cards and a sidebar is a drawer */
export const narrow = 768;
