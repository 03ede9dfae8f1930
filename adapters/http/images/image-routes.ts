import * as contract from '@rrr/contract';
import { NotFound } from '@rrr/core/shared';
import { Download } from '../routing/download.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';

const FOR_EVER = 'public, max-age=31536000, immutable';

export const imageRoutes = ({ useCases }: HttpPorts): readonly Route[] => [
  route(contract.setProfileImage, can('image:own'), async ({ actor, params: { type, subjectId }, files: { file } }) => {
    const profileImage = await useCases.setProfileImage({ actor, of: { type, id: subjectId }, file: file.bytes });
    if (profileImage === null) throw new NotFound('image');
    return { profileImage };
  }),
  route(contract.removeProfileImage, can('image:own'), async ({ actor, params: { type, subjectId } }) => {
    await useCases.setProfileImage({ actor, of: { type, id: subjectId }, file: null });
  }),
  route(contract.getImage, can('public'), async ({ params: { imageId }, query: { size } }) => {
    const bytes = await useCases.readProfileImage({ imageId, size });
    return new Download({ type: 'image/webp', name: `${imageId}.webp`, bytes, inline: true, cache: FOR_EVER });
  }),
];
