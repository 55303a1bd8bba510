// Sets fixed style attributes from the script instead of the markup. A page that is only allowed
// styles of its own files may change `element.style`, but a style attribute in markup is refused.
const attribute = /(\sstyle=)"([^"{}]*)"/g;
const apart = /<(script|style)\b[\s\S]*?<\/\1>/g;

/** The markup with `style="a:b"` as `style={'a:b'}`; scripts and style sheets stay as they are. */
export function withoutStyleAttributes(markup) {
  let result = '';
  let from = 0;
  for (const match of markup.matchAll(apart)) {
    result += rewrite(markup.slice(from, match.index)) + match[0];
    from = match.index + match[0].length;
  }
  return result + rewrite(markup.slice(from));
}

function rewrite(markup) {
  return markup.replace(attribute, (_, name, text) => `${name}{'${text.replaceAll("'", "\\'")}'}`);
}

export const styleAttributes = {
  name: 'style-attributes',
  markup: ({ content }) => ({ code: withoutStyleAttributes(content) }),
};
