// The custom properties of the items beside a page, as a table.
import { useCurrentSidebarCategory } from 'troodon/client'

export default function CustomProps() {
  const { items } = useCurrentSidebarCategory()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Document</th>
          <th scope="col">Custom props</th>
        </tr>
      </thead>
      <tbody>
        {items.flatMap((item) =>
          item.type === 'link'
            ? [
                <tr key={item.href}>
                  <td>{item.label}</td>
                  <td>
                    <code>{JSON.stringify(item.customProps ?? null)}</code>
                  </td>
                </tr>,
              ]
            : [],
        )}
      </tbody>
    </table>
  )
}
