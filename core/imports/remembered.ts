/**
 * Answers for a text already asked come from memory: a file writes the same makes, towns and classes a thousand times.
 * Lives as long as one reading.
 */
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
