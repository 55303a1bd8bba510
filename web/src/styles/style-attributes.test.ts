import { describe, expect, it } from 'vitest';
import { withoutStyleAttributes } from '../../scripts/style-attributes.mjs';

describe('style attributes in markup', () => {
  it('are set from the script', () => {
    expect(withoutStyleAttributes('<g style="fill:red" id="a"><b\n  style="x:\'y\'"></b></g>')).toBe(
      "<g style={'fill:red'} id=\"a\"><b\n  style={'x:\\'y\\''}></b></g>",
    );
  });
  it('that change are left alone, and so are scripts and style sheets', () => {
    const text =
      '<script>const a = \' style="b"\';</script><i style="width:{w}px"></i><style>a { b: \' style="c"\' }</style>';
    expect(withoutStyleAttributes(text)).toBe(text);
  });
});
