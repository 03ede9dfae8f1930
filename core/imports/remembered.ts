/** Caches results by text while a file is read, because makes, towns and classes repeat often. */
export const remembered = <T>(ask: (text: string) => T): ((text: string) => T) => {
  const answers = new Map<string, T>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined || answers.has(text)) return known as T;
    const answer = ask(text);
    answers.set(text, answer);
    return answer;
  };
};
