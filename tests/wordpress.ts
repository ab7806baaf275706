const tagOf = (name: string, text: string) => `<${name}><![CDATA[${text}]]></${name}>`

type ItemParts = {
  type?: string
  title?: string
  slug?: string
  status?: string
  html?: string
  more?: string
  link?: string
}

export const wordPressItem = ({
  type = 'post',
  title = 'A post',
  slug = 'a-post',
  ...item
}: ItemParts): string =>
  `<item>
    ${tagOf('title', title)}
    <link>${item.link ?? `https://old.example/2019/05/${slug}/`}</link>
    ${tagOf('dc:creator', 'rosa')}
    ${tagOf('content:encoded', item.html ?? '<p>Words.</p>')}
    ${tagOf('excerpt:encoded', '')}
    <wp:post_id>7</wp:post_id>
    <wp:post_date><![CDATA[2019-05-14 10:22:33]]></wp:post_date>
    <wp:post_date_gmt><![CDATA[2019-05-14 15:22:33]]></wp:post_date_gmt>
    <wp:post_modified_gmt><![CDATA[2020-01-02 03:04:05]]></wp:post_modified_gmt>
    ${tagOf('wp:post_name', slug)}
    ${tagOf('wp:status', item.status ?? 'publish')}
    ${tagOf('wp:post_type', type)}
    ${item.more ?? ''}
  </item>`

/** An export of WordPress (WXR) with these items. */
export const wordPressFile = (...items: string[]): string => `\ufeff<?xml version="1.0" encoding="UTF-8" ?>
<!DOCTYPE rss [<!ENTITY lol "lol"><!ENTITY file SYSTEM "file:///etc/passwd">]>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old site</title>
<wp:author><wp:author_login><![CDATA[rosa]]></wp:author_login><wp:author_display_name><![CDATA[Rosa Díaz]]></wp:author_display_name></wp:author>
${items.join('\n')}
</channel></rss>`
