import type { ExportWords } from './export-words.js';

export const exportsEn: ExportWords = {
  sheets: {
    'cash-out': 'Cash out', categories: 'Categories', cheques: 'Cheques', 'dealer-logins': 'Dealer logins', dealers: 'Dealers', 'event-results': 'Event results', events: 'Events', 'events-finished': 'Finished results',
    'events-late': 'Late results', 'market-share-month': 'Market share by month', 'market-share-series': 'Market share by series', movements: 'Other movements',
    'payout-claims': 'Payout claims', payouts: 'Payouts by month', promoters: 'Promoters', redemptions: 'Redemptions', refunds: 'Dealer refunds', 'refunds-due': 'Refunds due',
    'revoked-redemptions': 'Undone redemptions', 'rider-earnings': 'Rider earnings', 'rider-redemptions': 'Rider redemptions', riders: 'Riders', series: 'Series',
    summary: 'Summary', 'top-dealers': 'Top dealers', 'vin-patterns': 'VIN patterns', 'vin-report': 'Rider VIN report',
  },
  columns: {
    addressLine1: 'Address', addressLine2: 'Address, second line', adjusted: 'Adjusted', amaNumber: 'AMA number', amount: 'Amount', appliedAt: 'Applied', available: 'Available',
    awards: 'Awards', bike: 'Bike', bikes: 'Bikes', bonus: 'Bonus', brand: 'Brand', canceled: 'Canceled', cash: 'Cash', city: 'City', claims: 'Claims', class: 'Class', classes: 'Classes',
    classesWithResults: 'Classes with results', code: 'Code', contactName: 'Contact', contingency: 'Contingency', corrected: 'Corrected', country: 'Country', credit: 'Credit',
    currency: 'Currency', daysOverdue: 'Days overdue', deactivated: 'Deactivated', dealer: 'Dealer', dealerId: 'Dealer ID', description: 'Description', distance: 'Distance',
    dueDate: 'Due', earned: 'Earned', email: 'E-mail', employee: 'Employee', endDate: 'Last day', enrolledAt: 'Enrolled', event: 'Event', events: 'Events',
    expirationDate: 'Expires', expired: 'Expired', firstName: 'First name', gross: 'Before withholding', hometown: 'Hometown', inClaim: 'In a claim', initialValue: 'Bonus value', issuedBy: 'Issued by',
    issuedOn: 'Issued on',
    lastName: 'Last name', make: 'Make', matchedTo: 'Matched to', method: 'Paid by', model: 'Model', month: 'Month', name: 'Name', net: 'Net', notes: 'Notes', number: 'Number', open: 'Open', overdue: 'Overdue',
    paid: 'Paid', pattern: 'Pattern', payee: 'Payee', paying: 'Paying', pending: 'Pending', phone: 'Phone', place: 'Place', promoter: 'Promoter', races: 'Races', reason: 'Reason', redeemed: 'Redeemed',
    redeemedAt: 'Redeemed at', redemptions: 'Redemptions', refundedAt: 'Refunded at', refundedBy: 'Refunded by', reissuedAs: 'Issued again as', requestedAt: 'Asked for', requestedBy: 'Asked for by',
    results: 'Results', reversed: 'Reversed', revokedAt: 'Undone at', revokedBy: 'Undone by', rider: 'Rider', ridersPaid: 'Riders paid', sent: 'Sent', sentClaims: 'Claims sent',
    sentOn: 'Sent on', series: 'Series', share: 'Share', startDate: 'First day', state: 'State', status: 'Status', title: 'Title', type: 'Type', undoneAt: 'Undone at',
    unpaid: 'Payments undone', venue: 'Venue', verified: 'E-mail verified', vin: 'VIN', voidedAt: 'Voided at', voidedBy: 'Voided by', website: 'Website', withheld: 'Withheld', year: 'Year', zipcode: 'ZIP code',
  },
  terms: {
    active: 'active', approved: 'approved', canceled: 'canceled', cheque: 'cheque', current: 'current', 'debit-card': 'debit card', invalid: 'invalid', no: 'no',
    pending: 'pending', redeemed: 'redeemed', refunded: 'refunded', rejected: 'rejected', revoked: 'undone', 'reward-link': 'reward link', sent: 'sent',
    unverified: 'unverified', verified: 'verified', yes: 'yes',
  },
  cut: 'The list goes on. Filter it, and export the rest by itself.',
};
