import type { ReactNode } from 'react';
import { ProblemNote } from '../list/ProblemNote.js';
import { Skeleton } from '../list/Skeleton.js';
import { Page, type PageProps } from '../pieces/Page.js';
import { Section } from '../pieces/Section.js';
import { FormBody, type FormBodyProps } from './FormBody.js';
import type { StoredRecord, Values } from './use-record-form.js';

export interface FormPageProps<V extends Values>
  extends Pick<PageProps, 'title' | 'lead' | 'back'>, Omit<FormBodyProps<V>, 'stored'> {
  /** undefined until it is read */
  stored: StoredRecord<V> | undefined;
  /** `error`: why it could not be read */
  error?: unknown;
  onRetry: () => void;
  /** the form's heading, where something else stands on the page too */
  heading?: string;
  /** over the form */
  children?: ReactNode;
  /** under the form */
  after?: ReactNode;
}

/**
 * The way of every edited record: read, change, save. Limits come from the contract, refusals stand at their fields, and
 * neither a lost answer nor someone else's edit loses what was written here.
 */
export const FormPage = <V extends Values>(props: FormPageProps<V>) => {
  const { title, lead, back, stored, error, onRetry, heading, children, after, ...body } = props;
  return (
    <Page title={title} lead={lead} {...(back ? { back } : {})}>
      {stored === undefined && error !== undefined && <ProblemNote error={error} onRetry={onRetry} />}
      {stored === undefined && error === undefined && <Skeleton lines={6} height={56} />}
      {children}
      {stored && (
        <Section {...(heading === undefined ? {} : { title: heading })}>
          <FormBody {...body} stored={stored} />
        </Section>
      )}
      {after}
    </Page>
  );
};
