/** A web site that is one; anything else in the record leads nowhere. */
export const webLink = (url: string | null): string | undefined => (url && /^https?:\/\//i.test(url) ? url : undefined);
