/** name, kind, what a browser may fill in, and the limits of the contract; name, number and country are for admins */
export const FIELDS = [
  { name: 'phone', type: 'tel', autoComplete: 'tel', limit: 40 },
  { name: 'email', type: 'email', autoComplete: 'email', limit: 254 },
  { name: 'websiteUrl', type: 'url', autoComplete: 'url', limit: 255 },
  { name: 'addressLine1', type: 'text', autoComplete: 'address-line1', limit: 120 },
  { name: 'addressLine2', type: 'text', autoComplete: 'address-line2', limit: 120 },
  { name: 'city', type: 'text', autoComplete: 'address-level2', limit: 100 },
  { name: 'state', type: 'text', autoComplete: 'address-level1', limit: 50 },
  { name: 'zipcode', type: 'text', autoComplete: 'postal-code', limit: 12 },
  { name: 'bio', type: 'textarea', autoComplete: 'off', limit: 2000 },
] as const;
export type Name = (typeof FIELDS)[number]['name'];

/** How an address of each kind is written, told before the server refuses it. */
export const FORMS: Partial<Record<Name, RegExp>> = { email: /^\S+@\S+\.\S+$/, websiteUrl: /^https?:\/\/\S+$/i };
