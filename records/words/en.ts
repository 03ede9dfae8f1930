/** What the fields of records are called, in forms, on pages and in files. */
export const en = {
  addressLine1: 'Address',
  addressLine2: 'Address, line 2',
  bio: 'About',
  city: 'City',
  contactName: 'Contact person',
  country: 'Country',
  dealerId: 'Dealer number',
  email: 'E-mail',
  name: 'Name',
  phone: 'Phone',
  state: 'State or province',
  website: 'Website',
  zipcode: 'ZIP or postal code',
} as const;
export type FieldWord = keyof typeof en;
