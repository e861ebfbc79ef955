import '../../src/table/testing/drill-page.tsx';
