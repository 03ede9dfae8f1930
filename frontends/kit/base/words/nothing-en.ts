export const en = { home: 'Go home', fallback: 'An error occurred, and the error page could not be shown.' };
