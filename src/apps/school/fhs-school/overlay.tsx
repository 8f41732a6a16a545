import { useApp } from '../../../overlays/appContext.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { Browser } from './browser/Browser.tsx';
import { FIRST_PAGE } from './browser/site.ts';
import { SCHOOL } from './site/school.ts';
import './site/school.module.css';
import './parts/parts.module.css';

/** The school's web site, at the page that the window was opened with (FHS-1). */
function SchoolSite() {
  const { params } = useApp();
  return <Browser site={SCHOOL} path={params ?? FIRST_PAGE} />;
}

export default mountReact(SchoolSite);
