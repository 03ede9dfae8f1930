import { useEffect } from 'react';
import { useHost } from '../host-context.js';
import { keepSheet, type KeptSheet } from './kept-sheets.js';

/** Keeps the sheet for the offline page whenever it changes; not while an administrator acts for the person. */
export const useKeptSheet = (sheet: KeptSheet | undefined): void => {
  const { account, proxyHost } = useHost().session;
  const text = sheet && !proxyHost ? JSON.stringify(sheet) : undefined;
  useEffect(() => {
    if (text) void keepSheet(account._id, JSON.parse(text) as KeptSheet);
  }, [account._id, text]);
};
