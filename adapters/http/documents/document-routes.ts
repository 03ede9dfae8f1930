import * as contract from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import type { SentFile } from '@rrr/core/imports';
import type { DocumentKind } from '@rrr/core/riders';
import { NotFound } from '@rrr/core/shared';
import { Download } from '../routing/download.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { pagination } from '../present/money.js';
import { narrowed, presentNarrowed } from '../present/narrowed.js';
import { seesPersonal } from '../present/rider.js';
import { presentDocument } from './present-document.js';

const ENDINGS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

interface Sent {
  readonly actor: Actor;
  readonly params: { readonly riderId: string };
  readonly body: { readonly kind: DocumentKind };
  readonly files: { readonly file: SentFile };
}

export const documentRoutes = ({ queries: { riderRecords }, useCases, program }: HttpPorts): readonly Route[] => {
  const upload = async ({ actor, params: { riderId }, body: { kind }, files }: Sent) => {
    const document = await useCases.uploadDocument({ actor, riderId, kind, file: files.file.bytes });
    return { document: presentDocument(document, actor) };
  };
  return [
    route(contract.uploadIdFiles, can('document:send'), upload),
    route(contract.uploadIdFilesFor, can('document:decide'), upload),
    route(contract.riderDocuments, can('document:see'), async ({ actor, params: { riderId }, query }) => {
      if (!seesPersonal(actor, riderId)) throw new NotFound('rider');
      const found = await riderRecords.documents({ ...query, riderId });
      return {
        documents: found.items.map((document) => presentDocument(document, actor)),
        pagination: pagination(found),
      };
    }),
    route(contract.viewDocument, can('document:see'), async ({ actor, params: { documentId } }) => {
      const { document, file } = await useCases.viewDocument({ actor, documentId });
      const { contentType } = presentDocument(document, actor);
      return new Download({
        type: contentType,
        name: `${document.kind}-${document.uploadedAt.slice(0, 10)}.${ENDINGS[contentType]}`,
        bytes: file,
      });
    }),
    route(contract.waitingDocuments, can('document:decide'), async ({ actor, query }) => {
      const found = await narrowed(query, {
        load: (page) => riderRecords.waiting(page),
        factsOf: ({ uploadedAt }) => ({ at: uploadedAt }),
        timeZone: program.timeZone,
      });
      return {
        documents: found.items.map((document) => ({
          ...presentDocument(document, actor),
          rider: { _id: document.riderId, fullName: document.riderName, professional: document.professional },
        })),
        ...presentNarrowed(found),
      };
    }),
    route(contract.undoDocument, can('document:decide'), async ({ actor, params: { documentId } }) => ({
      document: presentDocument(await useCases.undoDocumentDecision({ actor, documentId }), actor),
    })),
    route(
      contract.decideDocument,
      can('document:decide'),
      async ({ actor, params: { documentId }, body: { status, reason = null, treatyPercent = null, expiresOn } }) => {
        const document = await useCases.decideDocument({
          actor,
          documentId,
          to: status,
          reason,
          treatyPercent,
          expiresOn,
        });
        return { document: presentDocument(document, actor) };
      },
    ),
  ];
};
