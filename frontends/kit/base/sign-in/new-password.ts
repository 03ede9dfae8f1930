/** What is wrong with a new password as typed; the server knows more, such as common words. */
export interface NewPasswordFaults {
  password?: 'required' | 'short' | 'special';
  repeat?: 'required' | 'different';
}

/** requirements §5, as the server checks it (core/identity/password-rule.ts) */
export const passwordRules = (password: string) => ({
  long: [...password].length >= 8,
  plain: !/[^\p{L}\p{M}\p{N} ]/u.test(password),
});

export const newPasswordFaults = (password: string, repeat: string): NewPasswordFaults => {
  const { long, plain } = passwordRules(password);
  const first = password === '' ? 'required' : !plain ? 'special' : !long ? 'short' : undefined;
  const second = repeat === '' ? 'required' : repeat === password ? undefined : 'different';
  return {
    ...(first ? { password: first } : {}),
    // one fault at a time: a password that cannot be used is not typed twice
    ...(second && !(first && second === 'different') ? { repeat: second } : {}),
  };
};
