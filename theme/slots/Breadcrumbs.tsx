// In place of layout/Breadcrumbs.tsx.
import DocBreadcrumbs from '../public/DocBreadcrumbs.tsx'

export const Breadcrumbs = (_props: { readonly items: unknown }) => <DocBreadcrumbs />
