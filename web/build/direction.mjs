// A lint that keeps the direction of the tree: no folder imports from one that comes after it. Styles and data
// import nothing.
import { dirname, resolve } from 'node:path';
import { folderOf, wrongWay } from './tree.mjs';

export const direction = {
  create(context) {
    const from = folderOf(context.filename);
    const look = (node) => {
      const name = node?.value;
      if (from === null || typeof name !== 'string' || !/^\.(?!.*\.(css|json)$)/.test(name)) return;
      const to = folderOf(resolve(dirname(context.filename), name));
      const message = to === null ? null : wrongWay(from, to);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => look(node.source),
      ExportNamedDeclaration: (node) => look(node.source),
      ExportAllDeclaration: (node) => look(node.source),
      ImportExpression: (node) => look(node.source),
      TSImportType: (node) => look(node.source ?? node.argument?.literal),
    };
  },
};
