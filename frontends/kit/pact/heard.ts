const UNHEARD = /expected but not received/i;

/**
 * Pact's mock server says, once in some hundred times, of a request that it answered that it never came. Such an
 * interaction is made again; one that is really not made fails every time.
 */
export const heard = async <T>(interaction: () => Promise<T>, tries = 4): Promise<T> => {
  try {
    return await interaction();
  } catch (error) {
    if (tries <= 1 || !UNHEARD.test(String(error))) throw error;
    return await heard(interaction, tries - 1);
  }
};
