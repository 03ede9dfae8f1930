interface Question {
  readonly question: string;
  readonly answer: string;
}
export declare const faqQuestions: () => Promise<{
  readonly en: readonly Question[];
  readonly fr: readonly Question[];
}>;
