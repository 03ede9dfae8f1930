import { createContext, useContext } from 'react';

export type Report = (error: unknown) => void;

const Context = createContext<Report>(() => {});
export const ReportProvider = Context.Provider;
export const useReport = (): Report => useContext(Context);
