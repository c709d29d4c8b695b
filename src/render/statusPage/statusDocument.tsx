import { renderToStaticMarkup } from 'react-dom/server';
import { SampleNotice } from '#components/shell/SampleNotice.tsx';
import { StatusPage } from '#components/status/StatusPage.tsx';
import { StatusUnknown } from '#components/status/StatusUnknown.tsx';
import type { DeployedBuild, OperationState } from '#domain/operation/state.ts';
import { withPart } from '../shellParts.ts';

/** The state of the site, and the build that readers are served from. */
interface StatusData {
  readonly state: OperationState;
  readonly deployed: DeployedBuild | undefined;
}

/** The status page in the last build's frame; without data it says so. */
export function statusDocument(shell: string, data: StatusData | undefined, now: Date): string {
  const sample = data?.state.slate?.sample === true;
  const page = data ? <StatusPage {...data} now={now} /> : <StatusUnknown now={now} />;
  const told = withPart(shell, 'sample', sample ? renderToStaticMarkup(<SampleNotice />) : '');
  return withPart(told, 'page', renderToStaticMarkup(page));
}
